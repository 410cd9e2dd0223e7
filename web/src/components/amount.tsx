type AmountProps = {
  children: string;
  /** What it comes to, where another currency may be shown: the page's scripts read it before the app is there. */
  dirhams?: number;
  /** The same, where it is in dirhams whatever is chosen. */
  charge?: number;
};

/** An amount of money inside Arabic text: its own order of characters, and never broken over two lines. */
export const Amount = ({ children, dirhams, charge }: AmountProps) => (
  // The server has drawn dirhams, and the shopper may see another currency already.
  <bdi
    style={{ whiteSpace: 'nowrap' }}
    data-dirhams={dirhams}
    data-charge={charge}
    suppressHydrationWarning
  >
    {children}
  </bdi>
);
