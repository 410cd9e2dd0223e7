const PERCENTAGE = /(\d[\d.,]*%)/;

/** A text with percentages left to right: 40%, never %40. */
export const FigureText = ({ children }: { children: string }) =>
  children.split(PERCENTAGE).map((part, index) =>
    PERCENTAGE.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key
      <bdi dir="ltr" key={index}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
