/**
 * The backend's region. A module of its own, so that clients can import it without the callables'
 * schemas.
 */
export const FUNCTIONS_REGION = 'me-central1';
