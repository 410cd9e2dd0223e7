import { useTexts } from '../../i18n/store-texts.ts';
import { Suggestion } from '../suggestion.tsx';

type EmailSlipProps = { meant: string; control: string; onAccept: (meant: string) => void };

/** Suggests a corrected e-mail address for the control with that id. */
export function EmailSlip({ meant, control, onAccept }: EmailSlipProps) {
  const { order: texts } = useTexts();
  const accept = (): void => {
    onAccept(meant);
    document.getElementById(control)?.focus();
  };
  return (
    <Suggestion reason={texts.emailSlip} label={texts.correctEmail(meant)} onAccept={accept} />
  );
}
