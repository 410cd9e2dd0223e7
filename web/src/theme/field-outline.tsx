/** A field's outline without Material's notch, since the label is above. */
export const FieldOutline = ({ className }: { className?: string }) => (
  <span aria-hidden className={className} />
);
