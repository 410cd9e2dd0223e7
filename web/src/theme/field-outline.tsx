/** The outline of a field whose label stands above it: Material's own has a notch for the label. */
export const FieldOutline = ({ className }: { className?: string }) => (
  <span aria-hidden className={className} />
);
