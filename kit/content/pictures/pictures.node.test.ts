import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoSchema } from '@site/shared/content/entry-schemas';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { buildRemote } from '../../rsbuild/testing/build-remote';
import { inlineEntries, withPublicPath } from '../inline-entries';
import { readEntry } from '../read-entry';
import { makePictures } from './plugin-pictures';
import { pictureOf, readPicture } from './read-picture';

const schema = v.object({ title: v.string(), photo: v.optional(photoSchema) });
let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

/** A photograph as a camera makes it: on its side, with a note of where it was taken. */
async function takePhoto(name: string, width: number, height: number): Promise<void> {
  const plain = { create: { width, height, channels: 3 as const, background: '#a63' } };
  const notes = { IFD0: { Orientation: '6', Copyright: 'Vijay Nagar' } };
  await writeFile(
    join(folder, name),
    await sharp(plain).withExif(notes).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
}

const entry = (text: string) => readEntry(join(folder, 'member.yaml'), text, schema);

test('a photograph has three widths in two formats, upright and without what the camera noted', async () => {
  await takePhoto('meera.jpg', 2000, 1600);
  const { width, height, variants } = readPicture(join(folder, 'meera.jpg'));
  expect([width, height]).toEqual([1600, 2000]);
  expect(variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual([
    'avif 480',
    'avif 960',
    'avif 1440',
    'webp 480',
    'webp 960',
    'webp 1440',
  ]);
  const made = await makePictures(join(folder, 'meera.jpg'), join(folder, 'cache'));
  for (const { content, variant } of made.filter(({ variant }) => variant.width === 480)) {
    const read = await sharp(content).metadata();
    expect([read.width, read.height, read.exif]).toEqual([480, 600, undefined]);
    expect(read.format).toBe(variant.format === 'avif' ? 'heif' : 'webp');
    expect(await readFile(join(folder, 'cache', variant.file.split('/').at(-1) ?? ''))).toEqual(content);
  }
});

test.each(['png', 'webp', 'avif'] as const)(
  'a picture on its side as %s is named, as its page would reserve other room',
  async (type) => {
    await takePhoto('meera.jpg', 60, 40);
    const path = join(folder, `meera.${type}`);
    await writeFile(path, await sharp(join(folder, 'meera.jpg')).keepMetadata().toFormat(type).toBuffer());
    await expect(makePictures(path, join(folder, 'cache'))).rejects.toThrow(
      /meera\.\w+: is stored on its side, with a note to rotate it: .* save it as JPEG/,
    );
  },
);

test('a small picture is not enlarged', async () => {
  await takePhoto('small.jpg', 300, 300);
  const { variants } = readPicture(join(folder, 'small.jpg'));
  expect(variants.map(({ width }) => width)).toEqual([300, 300]);
});

test('a page gets the size and the files of a photograph from its entry, on Node and in browsers', async () => {
  await takePhoto('meera.jpg', 1000, 1000);
  await writeFile(
    join(folder, 'member.yaml'),
    'title: Meera\nphoto:\n  file: ./meera.jpg\n  alt: Meera at her desk\n',
  );
  const { value, errors } = entry(await readFile(join(folder, 'member.yaml'), 'utf8'));
  expect(errors).toEqual([]);
  expect(value).toMatchObject({
    photo: {
      alt: 'Meera at her desk',
      width: 1000,
      height: 1000,
      sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
    },
  });
  expect(JSON.stringify(value)).toMatch(/"src":"asset:static\/image\/meera-480\.[0-9a-f]{10}\.avif"/);
  const code = withPublicPath(
    inlineEntries("entryIn(import.meta.url, 'member.yaml', schema)", join(folder, 'member.ts'), () => {}),
  );
  expect(code).toMatch(/"src":__webpack_public_path__\+"static\/image\/meera-480\.[0-9a-f]{10}\.avif"/);
  expect(code).not.toContain('asset:');
});

test('a picture of a camera may end in .JPG', async () => {
  await takePhoto('IMG_1234.JPG', 480, 480);
  const { value, errors } = entry('title: Meera\nphoto:\n  file: ./IMG_1234.JPG\n  alt: Meera\n');
  expect(errors).toEqual([]);
  expect(JSON.stringify(value)).toContain('"asset:static/image/IMG_1234-480.');
});

test('a picture that ends halfway is named when its files are made', async () => {
  await takePhoto('meera.jpg', 800, 800);
  const whole = await readFile(join(folder, 'meera.jpg'));
  await writeFile(join(folder, 'meera.jpg'), whole.subarray(0, whole.length / 2));
  await expect(makePictures(join(folder, 'meera.jpg'), join(folder, 'cache'))).rejects.toThrow(
    /meera\.jpg: can't be read to its end \(.*\): open it in a picture editor and save it again/,
  );
});

test('a damaged picture is named although no entry refers to it', async () => {
  await writeFile(join(folder, 'unused.jpg'), 'no picture');
  await expect(makePictures(join(folder, 'unused.jpg'), join(folder, 'cache'))).rejects.toThrow(
    /unused\.jpg: unused\.jpg is damaged, .*: save it again, or remove it/,
  );
});

const page = `
  export const head = { title: 'Press', description: 'Press', path: '/press' };
  export const Page = () => null;`;

test('a build leaves nothing in .build/pictures, which site compare empties and CI jobs upload', async () => {
  await mkdir(join(folder, 'src/content'), { recursive: true });
  await takePhoto('src/content/meera.jpg', 60, 40);
  const files = { 'src/pages/press-page.tsx': page };
  await buildRemote(folder, { files, pages: { '/press': 'press-page' } });
  expect(await readdir(join(folder, 'dist/web/static/image'))).toHaveLength(2);
  expect(existsSync(join(folder, '.build'))).toBe(false);
});

test('a hidden file next to pictures does not stop the build', async () => {
  const files = { 'src/pages/press-page.tsx': page, 'src/content/._team.jpg': 'no picture' };
  await buildRemote(folder, { files, pages: { '/press': 'press-page' } });
});

test('a picture has at most as many pixels as its formats can have', async () => {
  const plain = { create: { width: 16_384, height: 2, channels: 3 as const, background: '#a63' } };
  await sharp(plain).png().toFile(join(folder, 'wide.png'));
  const { errors } = entry('title: Meera\nphoto:\n  file: ./wide.png\n  alt: Meera\n');
  expect(errors[0]).toMatch(
    /:3: photo, file: wide\.png has 16384 × 2 pixels: save it smaller, with at most 16383 on each side$/,
  );
});

test('a malformed address of a picture has its remedy', () => {
  expect(() => pictureOf('50%.png', folder)).toThrow(
    'the address of the image is malformed (50%.png): rename the image without %',
  );
});

test.each([
  ['file: ./meera.jpg\n', '2: photo, alt is missing: write a text'],
  ['file: ./meera.jpg\n  alt: " "\n', '4: photo, alt is empty'],
  [
    'file: ./nobody.jpg\n  alt: Meera\n',
    '3: photo, file: there is no image nobody.jpg: put it where the entry names it',
  ],
  [
    'file: ./meera.svg\n  alt: Meera\n',
    '3: photo, file must be a picture next to this file, such as ./van.jpg',
  ],
  [
    'file: ./Meera Joshi.JPG\n  alt: Meera\n',
    '3: photo, file has a space or another sign that a name must not have: rename the picture to ./Meera-Joshi.JPG',
  ],
  [
    'file: ../Meera Joshi.jpg\n  alt: Meera\n',
    '3: photo, file must be a picture next to this file, such as ./van.jpg',
  ],
  [
    'file: ../meera.jpg\n  alt: Meera\n',
    '3: photo, file must be a picture next to this file, such as ./van.jpg',
  ],
  [
    'file: ./a/../../meera.jpg\n  alt: Meera\n',
    "3: photo, file: an image must be in the entry's folder or below",
  ],
])('a photograph of %j is told in a sentence', async (photo, error) => {
  await takePhoto('meera.jpg', 10, 10);
  const { errors } = entry(`title: Meera\nphoto:\n  ${photo}`);
  expect(errors.map((each) => each.replace(/^.*member\.yaml:/, ''))[0]).toContain(error);
});
