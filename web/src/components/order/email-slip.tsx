import { useTexts } from '../../i18n/store-texts.ts';
import { Suggestion } from '../suggestion.tsx';

/** Asks whether another e-mail address was meant. */
export function EmailSlip({
  meant,
  onAccept,
}: {
  meant: string;
  onAccept: (meant: string) => void;
}) {
  const { order: texts } = useTexts();
  return (
    <Suggestion
      reason={texts.emailSlip}
      label={texts.correctEmail(meant)}
      onAccept={() => onAccept(meant)}
    />
  );
}
