// A picture to share: drawn as SVG, handed on as PNG, by the device's own way of sharing where it has one, else as a file.
import { save } from '../../table/panels/problem';

/** An SVG of this size as a PNG. */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

/** Share a picture with its words. Returns whether the device took it; otherwise it is among the downloads. */
export async function sharePicture(png: Blob, name: string, text: string): Promise<boolean> {
  const files = [new File([png], name, { type: 'image/png' })];
  const isShared =
    typeof navigator.canShare === 'function' &&
    matchMedia('(pointer: coarse)').matches &&
    navigator.canShare({ files });
  if (isShared) await navigator.share({ files, text }).catch(() => undefined);
  else save(name, png, 'image/png');
  return isShared;
}
