/** The part of React's refresh runtime that builds in development use; the package has no types. */
declare module 'react-refresh/cjs/react-refresh-runtime.development.js' {
  export function createSignatureFunctionForTransform(): unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function injectIntoGlobalHook(page: typeof globalThis): void;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): object | null;
  export function register(type: unknown, id: string): void;
}
