type AmountProps = {
  children: string;
  /** Set if shown in the display currency: boot/boot.ts converts it before hydration. */
  dirhams?: number;
};

/** An amount in Arabic text: isolated from its direction and never wrapped. */
export const Amount = ({ children, dirhams }: AmountProps) => (
  // The server's dirhams may have been converted before hydration.
  <bdi style={{ whiteSpace: 'nowrap' }} data-dirhams={dirhams} suppressHydrationWarning>
    {children}
  </bdi>
);
