import { styled } from '@mui/material/styles';
import { Name } from '../../components/name.tsx';
import { PrintedInstead, PrintedSheet } from '../../components/printed-sheet.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import type { Section } from './statement.ts';

/** The figures of all its tables end in line. */
const Sheet = styled(PrintedSheet)({
  // a month fits on one sheet of A4
  '& table': { marginBlockStart: '5mm' },
  '& th, & td': { padding: '1.6mm 2mm' },
  '& th:last-child': { textAlign: 'start' },
  '& tr': { breakInside: 'avoid' },
  '& td:last-child': {
    width: '42mm',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});

type PrintedBooksProps = { sections: readonly Section[]; period: string };

/** The books on paper; visible only in print. */
export function PrintedBooks({ sections, period }: PrintedBooksProps) {
  const { books } = usePanelTexts().admin.sections;
  const { brand } = useSiteContent('about').content;
  return (
    <PrintedInstead>
      <Sheet aria-label={books}>
        <header>
          <p>
            <Name>{brand}</Name>
          </p>
          <div>
            <h2>{books}</h2>
            {period}
          </div>
        </header>
        {sections.map(({ heading, note, lines }) => (
          <table key={heading}>
            <thead>
              <tr>
                <th scope="colgroup" colSpan={2}>
                  {heading}
                  {note !== undefined && <div>{note}</div>}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, notes, figure, isResult }) => (
                <tr key={name}>
                  <td>
                    {isResult ? <strong>{name}</strong> : name}
                    {notes.map((one) => (
                      <div key={one}>{one}</div>
                    ))}
                  </td>
                  <td>{isResult ? <strong>{figure}</strong> : figure}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </Sheet>
    </PrintedInstead>
  );
}
