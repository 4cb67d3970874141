import { beforeEach, describe, expect, it, vi } from 'vitest';

const aos = vi.hoisted(() => ({ init: vi.fn(), refresh: vi.fn(), refreshHard: vi.fn() }));
vi.mock('./animation-library', () => ({ aos }));

let preference: { matches: boolean; listeners: (() => void)[] };
let grown: () => void;
let start: (stopped?: () => boolean) => Promise<void>;

const element = (id: string) => document.getElementById(id) as HTMLElement;
const isGivenOver = (id: string) => element(id).hasAttribute('data-aos');

/** A page that contains elements: each id with its distance from the top of the window. */
function page(places: Record<string, number>) {
  document.body.innerHTML = Object.keys(places)
    .map(
      (id) => `<div id="${id}" data-reveal="fade-up" data-reveal-duration="800"><a href="#">${id}</a></div>`,
    )
    .join('');
  for (const [id, top] of Object.entries(places)) {
    element(id).getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  }
}

/** How much of the page is below the window. */
function below(rest: number) {
  const value = window.innerHeight + rest;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value, configurable: true });
}

beforeEach(async () => {
  preference = { matches: false, listeners: [] };
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return preference.matches;
        },
        addEventListener: (_: string, listener: () => void) => preference.listeners.push(listener),
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown = callback;
      }
      observe() {}
    },
  );
  below(9000);
  // Each test is a new visit: the library is loaded once per visit.
  vi.resetModules();
  vi.clearAllMocks();
  const { startAnimations } = await import('./start-animations');
  start = (stopped = () => false) => startAnimations(stopped);
});

describe('entrances', () => {
  it('hide only elements below the window, with their animation and duration', async () => {
    page({ seen: 200, deep: 2000 });
    element('deep').textContent = 'nothing to press';
    await start();
    expect(isGivenOver('seen')).toBe(false);
    expect(element('deep').dataset).toMatchObject({ aos: 'fade-up', aosDuration: '800' });
    expect(aos.refreshHard).toHaveBeenCalledOnce();
  });

  it('do not move clickable elements', async () => {
    page({ deep: 2000 });
    await start();
    expect(element('deep').dataset).toMatchObject({ aos: 'fade', aosDuration: '800' });
  });

  it('start with the required defaults', async () => {
    page({ deep: 2000 });
    await start();
    expect(aos.init).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        offset: 120,
        duration: 400,
        easing: 'ease',
        throttleDelay: 99,
        debounceDelay: 50,
        once: true,
      }),
    );
  });

  it('start once per visit and mark the elements of each page', async () => {
    page({ deep: 2000 });
    await start();
    page({ other: 2000 });
    await start();
    expect(aos.init).toHaveBeenCalledOnce();
    expect(isGivenOver('other')).toBe(true);
    expect(aos.refreshHard).toHaveBeenCalledTimes(2);
  });

  it('never hide an element that was visible once', async () => {
    page({ seen: 200 });
    await start();
    element('seen').getBoundingClientRect = () => new DOMRect(0, 3000, 100, 100);
    await start();
    expect(isGivenOver('seen')).toBe(false);
  });

  it('hide and load nothing with reduced motion', async () => {
    preference.matches = true;
    page({ deep: 2000 });
    await start();
    expect(isGivenOver('deep')).toBe(false);
    expect(aos.init).not.toHaveBeenCalled();
  });

  it('hide nothing when the page was left meanwhile', async () => {
    page({ deep: 2000 });
    await start(() => true);
    expect(isGivenOver('deep')).toBe(false);
  });

  it('hide nothing when the library fails', async () => {
    aos.init.mockImplementationOnce(() => {
      throw new Error('no such browser');
    });
    page({ deep: 2000 });
    await start();
    expect(isGivenOver('deep')).toBe(false);
  });
});

describe('nothing stays hidden', () => {
  beforeEach(async () => {
    page({ deep: 2000, deeper: 4000 });
    await start();
    expect([isGivenOver('deep'), isGivenOver('deeper')]).toEqual([true, true]);
  });

  it('when reduced motion is turned on', () => {
    preference.matches = true;
    for (const listener of preference.listeners) listener();
    expect([isGivenOver('deep'), isGivenOver('deeper')]).toEqual([false, false]);
  });

  it('when the page is printed', () => {
    window.dispatchEvent(new Event('beforeprint'));
    expect([isGivenOver('deep'), isGivenOver('deeper')]).toEqual([false, false]);
  });

  it('when it is focused', () => {
    element('deep').querySelector('a')?.focus();
    expect([isGivenOver('deep'), isGivenOver('deeper')]).toEqual([false, true]);
  });

  it('when the page is too short to scroll it into view', () => {
    below(0);
    window.dispatchEvent(new Event('scroll'));
    expect(element('deeper').classList.contains('aos-animate')).toBe(true);
  });

  it('when the page becomes shorter, once that is painted', () => {
    vi.useFakeTimers();
    below(0);
    // An observer first reports the present state.
    grown();
    vi.runAllTimers();
    expect(aos.refresh).not.toHaveBeenCalled();
    grown();
    expect(aos.refresh).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(aos.refresh).toHaveBeenCalledOnce();
    expect(element('deeper').classList.contains('aos-animate')).toBe(true);
  });

  it('once its animation has ended, without the library', () => {
    element('deep').classList.add('aos-init', 'aos-animate');
    element('deep').dispatchEvent(new Event('transitionend', { bubbles: true }));
    expect(isGivenOver('deep')).toBe(false);
    expect(element('deep').className).toBe('');
    expect(isGivenOver('deeper')).toBe(true);
  });
});
