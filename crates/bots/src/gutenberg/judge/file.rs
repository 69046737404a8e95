//! The file of weights: a header, then for each layer its weights as signed bytes with one scale per input, and its biases.

use super::features::FEATURES;
use super::net::{HOUSE, JOINT, Layer, Net, OUT, TABLE, WIDE};

/// The first bytes of a file, with the version of the features and of the layout.
const MAGIC: [u8; 8] = *b"JUDGE\0\0\x01";
/// The largest weight of an input becomes this.
const MOST: f32 = 127.0;

/// Why a file holds no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNet {
    #[error("the file is not a net of this version")]
    Version,
    #[error("the file does not have the length of a net")]
    Length,
}

struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn floats<const COUNT: usize>(&mut self) -> Result<[f32; COUNT], BadNet> {
        let mut floats = [0.0; COUNT];
        for float in &mut floats {
            let (bytes, rest) = self.0.split_first_chunk::<4>().ok_or(BadNet::Length)?;
            *float = f32::from_le_bytes(*bytes);
            self.0 = rest;
        }
        Ok(floats)
    }

    fn layer<const OUTPUTS: usize>(&mut self, inputs: usize) -> Result<Layer<OUTPUTS>, BadNet> {
        let mut weights = Vec::with_capacity(inputs);
        for _ in 0..inputs {
            let [scale] = self.floats()?;
            let (bytes, rest) = self.0.split_first_chunk::<OUTPUTS>().ok_or(BadNet::Length)?;
            weights.push(bytes.map(|byte| f32::from(byte.cast_signed()) * scale));
            self.0 = rest;
        }
        Ok(Layer { weights, bias: self.floats()? })
    }
}

fn write<const OUTPUTS: usize>(layer: &Layer<OUTPUTS>, bytes: &mut Vec<u8>) {
    for weights in &layer.weights {
        let most = weights.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
        let scale = most / MOST;
        bytes.extend(scale.to_le_bytes());
        let round = |weight: f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
        bytes.extend(weights.iter().map(|&weight| round(weight).cast_unsigned()));
    }
    bytes.extend(layer.bias.iter().flat_map(|bias| bias.to_le_bytes()));
}

impl Net {
    pub fn read(bytes: &[u8]) -> Result<Net, BadNet> {
        let mut reader = Reader(bytes.strip_prefix(&MAGIC).ok_or(BadNet::Version)?);
        let net = Net {
            wide: reader.layer::<WIDE>(FEATURES)?,
            house: reader.layer::<HOUSE>(WIDE)?,
            joint: reader.layer::<JOINT>(TABLE)?,
            out: reader.layer::<OUT>(JOINT)?,
        };
        if reader.0.is_empty() { Ok(net) } else { Err(BadNet::Length) }
    }

    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        write(&self.wide, &mut bytes);
        write(&self.house, &mut bytes);
        write(&self.joint, &mut bytes);
        write(&self.out, &mut bytes);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Seed};

    fn random(dice: &mut Dice) -> Net {
        let mut net = Net::zero();
        let mut number = || dice.below(2001) as f32 / 1000.0 - 1.0;
        net.wide.weights.iter_mut().flatten().for_each(|weight| *weight = number());
        net.house.weights.iter_mut().flatten().for_each(|weight| *weight = number());
        net.joint.weights.iter_mut().flatten().for_each(|weight| *weight = number());
        net.out.weights.iter_mut().flatten().for_each(|weight| *weight = number());
        net.out.bias = [number(), number()];
        net
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let net = random(&mut Dice::new(Seed::from_number(1)));
        let read = Net::read(&net.write()).unwrap();
        let far = |one: &f32, other: &f32| (one - other).abs() > 0.5 / MOST;
        let pairs = net.wide.weights.iter().flatten().zip(read.wide.weights.iter().flatten());
        assert_eq!(pairs.filter(|(one, other)| far(one, other)).count(), 0);
        assert_eq!(net.out.bias, read.out.bias);
        let again = Net::read(&read.write()).unwrap();
        let pairs = again.joint.weights.iter().flatten().zip(read.joint.weights.iter().flatten());
        assert_eq!(pairs.filter(|(one, other)| (*one - *other).abs() > 1e-6).count(), 0);
    }

    #[test]
    fn a_file_that_is_not_a_net_is_refused() {
        let bytes = Net::zero().write();
        assert_eq!(Net::read(&bytes[1..]), Err(BadNet::Version));
        assert_eq!(Net::read(&bytes[..bytes.len() - 1]), Err(BadNet::Length));
        assert_eq!(Net::read(&[&bytes[..], &[0]].concat()), Err(BadNet::Length));
    }
}
