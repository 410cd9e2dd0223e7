/** The static page of the same look: the server's page without scripts and their data. */
export const baselinePage = (page: string): string =>
  page
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ data-scripts="[^"]*"/g, '');
