const PERCENTAGE = /(\d[\d.,]*%)/;

/** A text whose percentages are written left to right: 40%, never %40. */
export const FigureText = ({ children }: { children: string }) =>
  children.split(PERCENTAGE).map((part, index) =>
    PERCENTAGE.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have nothing else of their own
      <bdi dir="ltr" key={index}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
