import { onTestFinished, vi } from 'vitest';

type SavedFile = {
  readonly name: string;
  /** Its lines as CSV. */
  readonly lines: () => Promise<string[]>;
};

/** Collects the files that a page saves; happy-dom would navigate to their URLs. */
export function collectFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let last: Blob | null = null;
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      last = file as Blob;
      return 'blob:file';
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = last!;
      const lines = async (): Promise<string[]> =>
        (await blob.text()).split('\r\n').filter((line) => line !== '');
      files.push({ name: this.download, lines });
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return files;
}
