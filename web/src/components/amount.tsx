/** An amount of money inside Arabic text: its own order of characters, and never broken over two lines. */
export const Amount = ({ children }: { children: string }) => (
  <bdi style={{ whiteSpace: 'nowrap' }}>{children}</bdi>
);
