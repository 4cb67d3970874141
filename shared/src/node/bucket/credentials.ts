/** The credentials that requests are signed with. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  /** Set if the credentials expire. */
  sessionToken?: string | undefined;
}

/** Returns credentials that are valid now. */
export type CredentialSource = () => Promise<Credentials>;
