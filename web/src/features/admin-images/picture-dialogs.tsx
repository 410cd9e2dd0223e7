import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { IMAGE_LIMITS } from '@ghar/domain/product/product';
import { cleanText } from '@ghar/domain/text/text';
import {
  DEFAULT_LOCALE,
  directionOf,
  LOCALES,
  OTHER_LOCALES,
  type Locale,
} from '@ghar/domain/i18n/locale';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { FormDialog, usePanelForm } from '../../components/admin/form-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { SideBySide } from '../../components/admin/side-by-side.tsx';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { writeCaption, type Caption } from './picture-captions.ts';
import { PICTURE_PARTS, pictureTexts, untranslated, type PicturePart } from './picture-texts.ts';
import { removePicture, successorOf, updatePicture } from './picture-writes.ts';
import { displayOrder, isDescribed, pictureName, type StoredPicture } from './stored-picture.ts';

type EditDialogProps = {
  picture: StoredPicture;
  /** As shown in the shop. */
  captions: Readonly<Record<Locale, Caption>>;
  onClose: () => void;
};

/** Edits a picture's texts in each language, and its display order. */
export function EditDialog({ picture, captions: shown, onClose }: EditDialogProps) {
  const id = useId();
  const { imageDialog: texts, images, translations } = usePanelTexts();
  const { run, busy, failure } = useOperation('update-image');
  const { values, isTouched, edit } = usePanelForm(`picture ${picture.id}`, () => ({
    texts: pictureTexts(picture, shown),
    order: String(picture.display_order),
  }));
  const { texts: typed, order } = values;
  const [error, setError] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const idOf = (locale: Locale, part: PicturePart): string => `${id}-${locale}-${part}`;

  const altIn = (locale: Locale): string => cleanText(typed[locale].alt);
  const captionIn = (locale: Locale): string => writeCaption(typed[locale]);

  /** The first text that cannot be saved. */
  function findError(): { readonly id: string; readonly text: string } | null {
    for (const locale of LOCALES) {
      const alt = altIn(locale);
      const altError =
        alt.length > IMAGE_LIMITS.alt_text
          ? texts.altTooLong
          : alt !== '' && alt === picture.file_name && texts.altIsFileName;
      if (altError) return { id: idOf(locale, 'alt'), text: altError };
      if (captionIn(locale).length > IMAGE_LIMITS.caption)
        return { id: idOf(locale, 'text'), text: texts.captionTooLong };
    }
    return null;
  }

  async function save(): Promise<void> {
    const found = findError();
    setError(found);
    if (found) {
      document.getElementById(found.id)?.focus();
      return;
    }
    const alt_text = altIn(DEFAULT_LOCALE);
    const isCaptioned = (locale: Locale): boolean =>
      captionIn(locale) !== writeCaption(shown[locale]);
    const translated = OTHER_LOCALES.flatMap((locale) => [
      [`translations.${locale}.alt_text`, altIn(locale)] as const,
      ...(isCaptioned(locale)
        ? [[`translations.${locale}.caption`, captionIn(locale)] as const]
        : []),
    ]);
    const fields = {
      ...((alt_text !== '' || isDescribed(picture)) && { alt_text }),
      display_order: displayOrder(order),
      ...(isCaptioned(DEFAULT_LOCALE) && { caption: captionIn(DEFAULT_LOCALE) }),
      ...Object.fromEntries(translated),
    };
    const { ok } = await run(() => updatePicture(picture, fields), {
      what: alt_text || pictureName(picture, images.noAlt),
    });
    if (ok) onClose();
  }

  const words = {
    alt: { label: texts.alt, hint: texts.altHint },
    title: { label: texts.caption.title, hint: texts.captionHint.title },
    text: { label: texts.caption.text, hint: texts.captionHint.text },
  } as const;

  function textField(part: PicturePart, locale: Locale) {
    const control = idOf(locale, part);
    const isOwn = locale === DEFAULT_LOCALE;
    const isMissing = !isOwn && untranslated(typed, locale).includes(part);
    const { label, hint: ownHint } = words[part];
    const hint = isOwn ? ownHint : isMissing ? translations.missingHint(locale) : undefined;
    const message = error?.id === control ? error.text : null;
    return (
      <FormField
        key={locale}
        id={control}
        label={isOwn ? label : translations.label(label, locale)}
        error={message}
        release={false}
        {...(isMissing && { aside: translations.missing })}
        {...(hint !== undefined && { hint })}
      >
        <OutlinedInput
          id={control}
          value={typed[locale][part]}
          {...(part === 'alt' && { multiline: true, inputComponent: 'textarea' })}
          onChange={({ target }) => {
            edit({ texts: { ...typed, [locale]: { ...typed[locale], [part]: target.value } } });
            setError(null);
          }}
          slotProps={{
            input: {
              ...describedBy(control, message, { hinted: hint !== undefined }),
              ...(!isOwn && { dir: directionOf(locale), lang: locale }),
            },
          }}
        />
      </FormField>
    );
  }

  const orderId = `${id}-order`;
  return (
    <FormDialog
      maxWidth="md"
      isTouched={isTouched}
      title={texts.editTitle}
      busy={busy}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        {PICTURE_PARTS.map((part) => (
          <SideBySide key={part}>{LOCALES.map((locale) => textField(part, locale))}</SideBySide>
        ))}
        <FormField
          id={orderId}
          label={texts.order}
          hint={texts.orderHint}
          error={null}
          release={false}
        >
          <OutlinedInput
            id={orderId}
            value={order}
            onChange={({ target }) => edit({ order: target.value })}
            slotProps={{
              input: {
                dir: 'ltr',
                inputMode: 'numeric',
                ...describedBy(orderId, null, { hinted: true }),
              },
            }}
          />
        </FormField>
      </Stack>
    </FormDialog>
  );
}

type RemoveDialogProps = {
  picture: StoredPicture;
  pictures: readonly StoredPicture[];
  onClose: () => void;
};

/** Confirms deleting a picture, and names the next primary one. */
export function RemoveDialog({ picture, pictures, onClose }: RemoveDialogProps) {
  const { imageDialog: texts, images, parts } = usePanelTexts();
  const { run, busy, failure } = useOperation('delete-image');
  const successor = successorOf(picture.id, pictures);
  // it may become primary while the dialog is open
  const { is_primary } = pictures.find(({ id }) => id === picture.id) ?? picture;
  async function remove(): Promise<void> {
    const { ok } = await run(() => removePicture(picture), {
      what: pictureName(picture, images.noAlt),
    });
    if (ok) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={texts.deleteTitle}
      confirm={parts.delete}
      confirming={parts.deleting}
      busy={busy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.deleteText(pictureName(picture, images.noAlt))}</p>
      {successor === null ? (
        <p>{texts.lastOne}</p>
      ) : (
        is_primary && <p>{texts.successor(pictureName(successor, images.noAlt))}</p>
      )}
    </ConfirmDialog>
  );
}
