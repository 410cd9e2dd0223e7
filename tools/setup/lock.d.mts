export function withLock<T>(path: string, action: () => T | Promise<T>): Promise<T>;
export function isAlive(pid: number): boolean;
