import { useEffect, useEffectEvent, useRef } from 'react';
import { onPreviewAsks, sendPreview } from '../../store-data/preview.ts';

type PageFrameProps = {
  path: string;
  title: string;
  /** Of all sections, as JSON. */
  content: string;
};

/** A page of the shop inside the panel, which shows the content that it is given. */
export function PageFrame({ path, title, content }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useEffectEvent(() => sendPreview(frame.current!, JSON.parse(content)));
  useEffect(() => onPreviewAsks(frame.current!, send), []);
  useEffect(() => sendPreview(frame.current!, JSON.parse(content)), [content]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which reads what is ours
  return <iframe ref={frame} src={path} title={title} />;
}
