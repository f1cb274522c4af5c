/** Goes to a provider's own page. Resolves only when the browser restores this page on return. */
export const navigateAway = (url: string): Promise<void> =>
  new Promise((resolve) => {
    // "Back" may restore this page with its state, where this promise still waits.
    window.addEventListener("pageshow", ({ persisted }) => persisted && resolve());
    window.location.assign(url);
  });
