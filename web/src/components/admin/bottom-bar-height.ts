/** The height of the bottom navigation in px, without what the phone itself needs below it. */
export const BOTTOM_BAR_HEIGHT = 60;
