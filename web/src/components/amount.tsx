type AmountProps = {
  children: string;
  /** The amount where it is shown in the display currency: boot/boot.ts converts it before hydration. */
  dirhams?: number;
};

/** An amount of money inside Arabic text: isolated from its direction, and never broken over two lines. */
export const Amount = ({ children, dirhams }: AmountProps) => (
  // Before hydration the server's dirhams may have been converted.
  <bdi style={{ whiteSpace: 'nowrap' }} data-dirhams={dirhams} suppressHydrationWarning>
    {children}
  </bdi>
);
