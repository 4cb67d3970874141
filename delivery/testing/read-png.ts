export const pngSignature = '89504e470d0a1a0a';

/** @returns the header of a PNG: its signature in hexadecimal, its width and height in pixels */
export function readPng(png: Buffer) {
  return { signature: png.toString('hex', 0, 8), width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
