// The browser's offer to install the page. It comes once, early, and is kept until a page has a button for it.

export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

/** What a button may call; null where the browser offers nothing, or nothing more. */
export const installing = (): InstallOffer | null => offer;

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (offer = null));
}
