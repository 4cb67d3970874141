import { readlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { rolloutLink } from '@site/shared/contracts/rollout';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createGenerationReader, type Generation, liveFolder } from '../generation';
import { isPublicSiteFile } from '../public-files';
import { forgetNumber, keepNumber, randomNumber, takesPart, visitorNumber } from './visitor-number';

/** What a request is answered from. */
export interface Choice {
  generation: Generation;
  /** What pages and files of the site are answered with: while a rollout runs, no shared cache may keep them. */
  cacheControl: 'no-cache' | 'private, no-cache';
}

/**
 * Makes a function that chooses between the stable generation and the candidate of a rollout, by the visitor's number. All
 * calls for one request give the same. Only a document gives a visitor a number: what it loads belongs to it.
 * @param siteDirectory the folder with the links `current` and, while a rollout runs, `rollout`
 */
export function createChooser(siteDirectory: string) {
  const read = createGenerationReader();
  const chosen = new WeakMap<FastifyRequest, Promise<Choice>>();

  return (request: FastifyRequest, reply: FastifyReply, path: string): Promise<Choice> => {
    const choice = chosen.get(request) ?? choose(request, reply, path);
    chosen.set(request, choice);
    return choice;
  };

  async function choose(request: FastifyRequest, reply: FastifyReply, path: string): Promise<Choice> {
    const known = visitorNumber(request);
    const number = takesPart(request)
      ? (known ?? (isPublicSiteFile(path) ? undefined : randomNumber()))
      : undefined;
    const [stable, target] = await Promise.all([
      liveFolder(siteDirectory),
      readNumber(siteDirectory, number),
    ]);
    if (target === undefined || number === undefined) {
      if (number !== undefined && known !== undefined) forgetNumber(request, reply);
      return { generation: await read(stable), cacheControl: 'no-cache' };
    }
    if (known === undefined) keepNumber(request, reply, number);
    const folder = target === 'current' ? stable : resolve(siteDirectory, 'generations', target);
    return { generation: await read(folder), cacheControl: 'private, no-cache' };
  }
}

/** The name that a number's link ends with: `current`, or a generation; undefined while no rollout runs. */
async function readNumber(siteDirectory: string, number: string | undefined): Promise<string | undefined> {
  if (number === undefined) return undefined;
  const target = await readlink(join(siteDirectory, rolloutLink, number)).catch(() => undefined);
  return target && basename(target);
}
