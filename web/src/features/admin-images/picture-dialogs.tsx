import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { IMAGE_LIMITS } from '@ghar/domain/product/product';
import { cleanText } from '@ghar/domain/text/text';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { FormDialog, usePanelForm } from '../../components/admin/form-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { writeCaption, type Caption } from './picture-captions.ts';
import { removePicture, successorOf, updatePicture } from './picture-writes.ts';
import { displayOrder, isDescribed, pictureName, type StoredPicture } from './stored-picture.ts';

type EditDialogProps = {
  picture: StoredPicture;
  /** As shown in the shop. */
  caption: Caption;
  onClose: () => void;
};

/** Edits a picture's texts and display order. */
export function EditDialog({ picture, caption: shown, onClose }: EditDialogProps) {
  const id = useId();
  const { imageDialog: texts, images } = usePanelTexts();
  const { run, busy, failure } = useOperation('update-image');
  const altInput = useRef<HTMLTextAreaElement>(null);
  const { values, isTouched, edit } = usePanelForm(`picture ${picture.id}`, () => ({
    alt: isDescribed(picture) ? picture.alt_text : '',
    caption: shown,
    order: String(picture.display_order),
  }));
  const { alt, caption, order } = values;
  const [errors, setErrors] = useState<{ readonly alt?: string; readonly text?: string }>({});

  function altErrorOf(text: string): string | undefined {
    if (text.length > IMAGE_LIMITS.alt_text) return texts.altTooLong;
    return text !== '' && text === picture.file_name ? texts.altIsFileName : undefined;
  }

  async function save(): Promise<void> {
    const alt_text = cleanText(alt);
    const altError = altErrorOf(alt_text);
    if (altError !== undefined) {
      setErrors({ alt: altError });
      altInput.current?.focus();
      return;
    }
    const written = writeCaption(caption);
    if (written.length > IMAGE_LIMITS.caption) {
      setErrors({ text: texts.captionTooLong });
      document.getElementById(`${id}-text`)?.focus();
      return;
    }
    const fields = {
      ...((alt_text !== '' || isDescribed(picture)) && { alt_text }),
      display_order: displayOrder(order),
      ...(written !== writeCaption(shown) && { caption: written }),
    };
    const { ok } = await run(() => updatePicture(picture, fields), {
      what: alt_text || pictureName(picture, images.noAlt),
    });
    if (ok) onClose();
  }

  /** Props of a field and its input. */
  const field = (name: string, label: string, hint: string, error: string | null = null) => ({
    field: { id: `${id}-${name}`, label, hint, error, release: false },
    input: describedBy(`${id}-${name}`, error, { hinted: true }),
  });
  const altField = field('alt', texts.alt, texts.altHint, errors.alt);
  const orderField = field('order', texts.order, texts.orderHint);
  return (
    <FormDialog
      isTouched={isTouched}
      title={texts.editTitle}
      busy={busy}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        <FormField {...altField.field}>
          <OutlinedInput
            id={altField.field.id}
            value={alt}
            multiline
            inputComponent="textarea"
            inputRef={altInput}
            onChange={({ target }) => {
              edit({ alt: target.value });
              setErrors({});
            }}
            slotProps={{ input: altField.input }}
          />
        </FormField>
        {(['title', 'text'] as const).map((part) => {
          const { field: partField, input } = field(
            part,
            texts.caption[part],
            texts.captionHint[part],
            part === 'text' ? errors.text : null,
          );
          return (
            <FormField key={part} {...partField}>
              <OutlinedInput
                id={partField.id}
                value={caption[part]}
                onChange={({ target }) => {
                  edit({ caption: { ...caption, [part]: target.value } });
                  setErrors({});
                }}
                slotProps={{ input }}
              />
            </FormField>
          );
        })}
        <FormField {...orderField.field}>
          <OutlinedInput
            id={orderField.field.id}
            value={order}
            onChange={({ target }) => edit({ order: target.value })}
            slotProps={{ input: { dir: 'ltr', inputMode: 'numeric', ...orderField.input } }}
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
