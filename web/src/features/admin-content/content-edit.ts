import type { ContentSection } from '@ghar/domain/content/site-content';
import type { TextEdit, TextEditor } from '../../components/admin/text-editor.ts';
import type { TextPath, TextProblem } from './section-texts.ts';

export type ContentTextId = { readonly section: ContentSection; readonly path: TextPath };
export type ContentEdit = TextEdit<ContentTextId>;
export type ContentEditor = TextEditor<ContentTextId, TextProblem>;
