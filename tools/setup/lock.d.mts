type LockOptions = {
  what: string;
  signal?: AbortSignal | undefined;
  pause?: () => Promise<unknown>;
  now?: () => number;
};
export function withLock<T>(
  path: string,
  action: () => T | Promise<T>,
  options: LockOptions,
): Promise<T>;
export function identityOf(pid: number): string | undefined;
export function isRunning(identity: string): boolean;
