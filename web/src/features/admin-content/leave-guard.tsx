import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { leaveTexts as texts } from '../../i18n/admin-content.ts';
import type { TextEditor } from './text-editor.ts';

/** Saves what was typed before the section is left, and asks where that cannot be done. */
export function LeaveGuard({ editor }: { editor: TextEditor }) {
  const [asks, setAsks] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && editor.hasUnsaved(),
  );
  const isBlocked = blocker.state === 'blocked';
  const onFlushed = useEffectEvent(() => {
    if (editor.hasUnsaved()) setAsks(true);
    else blocker.proceed?.();
  });
  useEffect(() => {
    if (isBlocked) void editor.flush().then(onFlushed);
  }, [isBlocked, editor]);
  const answer = (leave: boolean): void => {
    setAsks(false);
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={isBlocked && asks}
      title={texts.title}
      confirm={texts.leave}
      confirming={texts.leaving}
      busy={false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
