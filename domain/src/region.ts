/** The backend's region. A separate module, so that clients do not load the callables' schemas. */
export const FUNCTIONS_REGION = 'me-central1';
