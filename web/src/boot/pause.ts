/** A finger is answered before what comes next. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
