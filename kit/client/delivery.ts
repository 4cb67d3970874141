import type { Done, Previewed } from '@site/shared/http/deployment-progress';
import type {
  PreviewInput,
  ReleaseInput,
  RollbackInput,
  RolloutAction,
  RolloutInput,
} from '@site/shared/http/service-requests';
import type { Release } from '@site/shared/node/release';
import type { ShownEntry } from './log-line';
import type { ReleasesReport } from './releases-report';
import type { RolloutReport } from './rollout-report';

/** Called with a short description of each step when it starts. */
export type Tell = (line: string) => void;

/** The operations that commands need, from a release service or from this checkout's delivery code. */
export interface Delivery {
  /** Deploys a stored release. */
  release(app: string, input: ReleaseInput, tell: Tell): Promise<Done>;
  rollback(app: string, input: RollbackInput, tell: Tell): Promise<Done>;
  /** Withdraws a release. */
  withdraw(app: string, version: string, reason: string): Promise<void>;
  /** Makes a preview of stored releases, composed as if they were deployed. */
  preview(input: PreviewInput, tell: Tell): Promise<Previewed>;
  /** Removes a preview. */
  withdrawPreview(id: string, reason: string | undefined): Promise<void>;
  rollout(): Promise<RolloutReport>;
  changeRollout(action: RolloutAction, input: RolloutInput): Promise<RolloutReport>;
  /** @param app left out for all apps */
  releases(app?: string): Promise<ReleasesReport>;
  /** The last entries of the log, oldest first. */
  log(app: string | undefined, count: number): Promise<ShownEntry[]>;
}

/** Delivery of this checkout, for the site in SITE_DIR. */
export interface LocalDelivery extends Delivery {
  /**
   * Makes a release of an app's build and stores it.
   * @param dist a finished build; by default the app is built where its sources have changed
   */
  store(app: string, dist?: string): Promise<{ release: Release; folder: string }>;
  /** Builds and deploys all apps of the checkout. */
  releaseCheckout(): Promise<void>;
  /** @returns a message for each damaged release or snapshot, and each changed entry of the log */
  verify(): Promise<string[]>;
  /** Promotes and aborts by the metrics until the rollout has ended. */
  watchRollout(): Promise<void>;
}
