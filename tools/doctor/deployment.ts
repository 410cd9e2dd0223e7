export type Deployment = {
  /** Null where .firebaserc names only the emulators' project. */
  readonly project: string | null;
  /** The web build's variables, from web/.env.production and the environment. */
  readonly web: Readonly<Record<string, string | undefined>>;
  /** functions/.env.<project>; null where there is none. */
  readonly functions: Readonly<Record<string, string | undefined>> | null;
  readonly params: readonly Param[];
  /** The pages' content policy in firebase.json. */
  readonly policy: string;
};
export type Param = {
  readonly name: string;
  readonly type: string;
  readonly default?: string | number | boolean;
};
