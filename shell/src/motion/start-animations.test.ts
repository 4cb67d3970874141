import { beforeEach, describe, expect, it, vi } from 'vitest';

const aos = vi.hoisted(() => ({ init: vi.fn(), refresh: vi.fn(), refreshHard: vi.fn() }));
vi.mock('./animation-library', () => ({ aos }));

let preference: { matches: boolean; listeners: (() => void)[] };
let grown: () => void;
let start: typeof import('./start-animations')['startAnimations'];

const element = (id: string) => document.getElementById(id) as HTMLElement;
const isGivenOver = (id: string) => element(id).hasAttribute('data-aos');

/** A page as long as its elements lie deep: each id with its distance from the top of the window. */
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

/** How much of the page lies below the window. */
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
  // Each test is a fresh visit: the library is loaded once a visit.
  vi.resetModules();
  vi.clearAllMocks();
  start = (await import('./start-animations')).startAnimations;
});

describe('entrances', () => {
  it('hide only what lies below the window, with its own animation and duration', async () => {
    page({ seen: 200, deep: 2000 });
    element('deep').textContent = 'nothing to press';
    await start();
    expect(isGivenOver('seen')).toBe(false);
    expect(element('deep').dataset).toMatchObject({ aos: 'fade-up', aosDuration: '800' });
    expect(aos.refreshHard).toHaveBeenCalledOnce();
  });

  it('do not move what can be pressed', async () => {
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

  it('start once a visit and look afresh on each page', async () => {
    page({ deep: 2000 });
    await start();
    page({ other: 2000 });
    await start();
    expect(aos.init).toHaveBeenCalledOnce();
    expect(isGivenOver('other')).toBe(true);
    expect(aos.refreshHard).toHaveBeenCalledTimes(2);
  });

  it('never hide what the visitor has seen once, however far away it is now', async () => {
    page({ seen: 200 });
    await start();
    element('seen').getBoundingClientRect = () => new DOMRect(0, 3000, 100, 100);
    await start();
    expect(isGivenOver('seen')).toBe(false);
  });

  it('hide nothing when the visitor wants no motion, and load nothing', async () => {
    preference.matches = true;
    page({ deep: 2000 });
    await start();
    expect(isGivenOver('deep')).toBe(false);
    expect(aos.init).not.toHaveBeenCalled();
  });

  it('hide nothing when the visitor has left the page meanwhile', async () => {
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

  it('when the visitor asks for less motion later', () => {
    preference.matches = true;
    for (const listener of preference.listeners) listener();
    expect([isGivenOver('deep'), isGivenOver('deeper')]).toEqual([false, false]);
  });

  it('when the page is printed', () => {
    window.dispatchEvent(new Event('beforeprint'));
    expect([isGivenOver('deep'), isGivenOver('deeper')]).toEqual([false, false]);
  });

  it('when the focus comes to it', () => {
    element('deep').querySelector('a')?.focus();
    expect([isGivenOver('deep'), isGivenOver('deeper')]).toEqual([false, true]);
  });

  it('when the page ends before it could be scrolled in', () => {
    below(0);
    window.dispatchEvent(new Event('scroll'));
    expect(element('deeper').classList.contains('aos-animate')).toBe(true);
  });

  it('when the page grows shorter than it was measured, once that is shown', () => {
    vi.useFakeTimers();
    below(0);
    // An observer begins by telling what is there.
    grown();
    vi.runAllTimers();
    expect(aos.refresh).not.toHaveBeenCalled();
    grown();
    expect(aos.refresh).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(aos.refresh).toHaveBeenCalledOnce();
    expect(element('deeper').classList.contains('aos-animate')).toBe(true);
  });

  it('once its entrance is over: then the library has no hold on it any more', () => {
    element('deep').classList.add('aos-init', 'aos-animate');
    element('deep').dispatchEvent(new Event('transitionend', { bubbles: true }));
    expect(isGivenOver('deep')).toBe(false);
    expect(element('deep').className).toBe('');
    expect(isGivenOver('deeper')).toBe(true);
  });
});
