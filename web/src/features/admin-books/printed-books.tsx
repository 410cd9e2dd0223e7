import { PrintedInstead, PrintedSheet } from '../../components/printed-sheet.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import type { Section } from './statement.ts';

type PrintedBooksProps = { sections: readonly Section[]; period: string };

/** The books on paper; visible only in print. */
export function PrintedBooks({ sections, period }: PrintedBooksProps) {
  const { books } = usePanelTexts().admin.sections;
  const { brand } = useSiteContent('about').content;
  return (
    <PrintedInstead>
      <PrintedSheet aria-label={books}>
        <header>
          <p>{brand}</p>
          <div>
            <h2>{books}</h2>
            {period}
          </div>
        </header>
        {sections.map(({ heading, note, lines }) => (
          <table key={heading}>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                <th scope="col">{note}</th>
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
      </PrintedSheet>
    </PrintedInstead>
  );
}
