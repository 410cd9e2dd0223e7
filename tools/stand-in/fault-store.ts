/** The current faults, at first none. */
export function faultStore<FaultDocument>(none: () => FaultDocument) {
  let document = none();
  return {
    /** The document, `times` being what is left. */
    current: (): Readonly<FaultDocument> => document,
    replace: (next: FaultDocument): void => {
      document = next;
    },
    clear: (): void => {
      document = none();
    },
  };
}
