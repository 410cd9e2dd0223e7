import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { leaveTexts as texts } from '../../i18n/admin-content.ts';
import type { TextEditor } from './text-editor.ts';

/** Saves what was typed before the section is left, and asks where that cannot be done. */
export function LeaveGuard({ editor }: { editor: TextEditor }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && editor.hasUnsaved(),
  );
  const goOn = useEffectEvent(() => {
    if (!editor.hasUnsaved()) blocker.proceed?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void editor.flush().then(goOn);
  }, [blocker.state, editor]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={texts.title}
      confirm={texts.leave}
      confirming={texts.leaving}
      busy={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
