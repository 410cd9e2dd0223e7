export function withLock<T>(
  path: string,
  action: () => T | Promise<T>,
  pause?: () => Promise<unknown>,
): Promise<T>;
export function isAlive(pid: number): boolean;
