import {
  buttonPath,
  whatsappBody,
  type MessageTemplate,
} from '@ghar/domain/messages/message-templates';

/** A template as `POST /{account}/message_templates` takes it. Meta approves `origin` with it. */
export function metaTemplate(template: MessageTemplate, origin: string) {
  const { name, language, category, body, button, example } = template;
  return {
    name,
    language,
    category,
    components: [
      { type: 'BODY', text: body, example: { body_text: [example.texts] } },
      {
        type: 'BUTTONS',
        buttons: [
          {
            type: 'URL',
            text: button.text,
            url: `${origin}${button.path}`,
            ...(example.linkEnd !== null && { example: [exampleAddress(template, origin)] }),
          },
        ],
      },
    ],
  };
}

const exampleAddress = (template: MessageTemplate, origin: string): string =>
  `${origin}${buttonPath(template, template.example.linkEnd)}`;

/** A template as a person enters it into the form of Meta's WhatsApp Manager. */
export function templateSheet(template: MessageTemplate, origin: string): string {
  const { name, language, category, body, button, example } = template;
  const examples = example.texts.map((text, index) => `    {{${index + 1}}}  ${text}`);
  return [
    name,
    `  Category  ${category}`,
    `  Language  ${language}`,
    `  Body      ${body}`,
    '  Examples',
    ...examples,
    `  Button    Visit website: ${button.text}`,
    `  Address   ${origin}${button.path}  (${example.linkEnd === null ? 'static' : 'dynamic'})`,
    ...(example.linkEnd === null ? [] : [`  Example   ${exampleAddress(template, origin)}`]),
    `  It reads  ${whatsappBody(template, example.texts)}`,
  ].join('\n');
}
