type AmountProps = {
  children: string;
  /** What it comes to, where another currency may be shown: the first script of the page reads it. */
  dirhams?: number;
};

/** An amount of money inside Arabic text: its own order of characters, and never broken over two lines. */
export const Amount = ({ children, dirhams }: AmountProps) => (
  // The server has drawn dirhams, and the shopper may see another currency already.
  <bdi style={{ whiteSpace: 'nowrap' }} data-dirhams={dirhams} suppressHydrationWarning>
    {children}
  </bdi>
);
