// A video of one picture and silence, made in the page. Browsers keep the screen on while one plays that has sound and is seen.

/** Play it until the answer is called; told whether it does. A browser that wants a touch first gets the next one. */
export function playStill(notify: (plays: boolean) => void): () => void {
  const video = made();
  if (video === null) return () => undefined;
  const play = (): void => {
    // A page that was hidden has paused it.
    if (document.visibilityState === 'visible')
      void video.element.play().then(
        () => notify(true),
        () => notify(false),
      );
  };
  play();
  document.addEventListener('pointerdown', play);
  document.addEventListener('visibilitychange', play);
  return () => {
    document.removeEventListener('pointerdown', play);
    document.removeEventListener('visibilitychange', play);
    video.end();
    notify(false);
  };
}

interface Still {
  readonly element: HTMLVideoElement;
  readonly end: () => void;
}

/** None where the browser cannot make one. */
function made(): Still | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context == null || typeof canvas.captureStream !== 'function' || typeof AudioContext === 'undefined') return null;
  [canvas.width, canvas.height] = [2, 2];
  const [paint, silence] = [repaint(context), new AudioContext()];
  const sound = silence.createMediaStreamDestination().stream.getTracks();
  const element = shown(new MediaStream([...canvas.captureStream(1).getTracks(), ...sound]));
  return {
    element,
    end: () => {
      clearInterval(paint);
      element.remove();
      void silence.close();
    },
  };
}

/** A picture that never changes has no frames to play. */
function repaint(context: CanvasRenderingContext2D): ReturnType<typeof setInterval> {
  const EVERY = 1000;
  const paint = (): void => context.fillRect(0, 0, 2, 2);
  paint();
  return setInterval(paint, EVERY);
}

/** Seen, but in no reader's way. */
function shown(stream: MediaStream): HTMLVideoElement {
  const element = document.createElement('video');
  element.srcObject = stream;
  element.playsInline = true;
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  element.dataset['awake'] = '';
  Object.assign(element.style, { position: 'fixed', bottom: '0', left: '0', width: '2px', height: '2px' });
  element.style.pointerEvents = 'none';
  document.body.append(element);
  return element;
}
